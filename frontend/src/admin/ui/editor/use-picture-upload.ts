import type { PictureView } from '@farmhouse/contracts/catalogue/gallery';
import { useLazyUploadedPictureQuery, useUploadPictureMutation } from './pictures.api.ts';

const POLL_MS = 700;
/** An encoding that takes longer has failed; encoding a large photo takes seconds. */
const TIMEOUT_MS = 120_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Types of files that can be uploaded. Source: decisions D-41. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** Uploads a picture and resolves once its files can be shown. Rejects if the file is refused or cannot be read. */
export function usePictureUpload(): (file: File) => Promise<PictureView> {
  const [upload] = useUploadPictureMutation();
  const [read] = useLazyUploadedPictureQuery();
  return async (file) => {
    const deadline = Date.now() + TIMEOUT_MS;
    let picture = await upload(file).unwrap();
    while (picture.status === 'processing' && Date.now() < deadline) {
      await pause(POLL_MS);
      picture = await read(picture.id).unwrap();
    }
    if (picture.status !== 'ready') throw new Error(`The picture is ${picture.status}`);
    return picture;
  };
}
