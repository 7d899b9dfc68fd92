import { useState } from 'react';
import type { PictureView } from '@farmhouse/contracts/catalogue/gallery';
import { reportOutcome } from '../forms/report-outcome.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/** Uploads a file that was chosen in a form; calls `onReady` once its files are ready. */
export function useChosenPicture(onReady: (picture: PictureView) => void) {
  const upload = usePictureUpload();
  const [isUploading, setUploading] = useState(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setUploading(true);
    const uploaded = await reportOutcome(upload(file), { failed: 'Failed to upload image', again: () => take(file) });
    setUploading(false);
    if (uploaded) onReady(uploaded.result);
  };
  return { isUploading, take };
}
