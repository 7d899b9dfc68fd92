import { useState } from 'react';
import { errorText, isApiError, isRejection } from '../../../../shared/api/api-error.ts';
import { useUploadPrivatePictureMutation } from './private-pictures.api.ts';

/** A chosen file that is uploaded: it has an id once it is stored, or the reason of the failure. */
export interface PrivateUpload {
  key: number;
  file: File;
  id?: string;
  error?: string;
  /** True if sending the same file again may succeed. */
  isRepeatable?: boolean;
}

export interface PrivateUploads {
  uploads: readonly PrivateUpload[];
  /** Uploads files at once. */
  add: (files: readonly File[]) => void;
  retry: (key: number) => void;
  remove: (key: number) => void;
}

let lastKey = 0;

/** Private pictures that are uploaded as soon as they are chosen. */
export function usePrivateUploads(): PrivateUploads {
  const [uploads, setUploads] = useState<readonly PrivateUpload[]>([]);
  const [upload] = useUploadPrivatePictureMutation();
  const change = (key: number, part: Partial<PrivateUpload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const send = async ({ key, file }: PrivateUpload) => {
    try {
      change(key, { id: (await upload(file).unwrap()).id });
    } catch (error) {
      const isRefused = isApiError(error) && isRejection(error);
      change(key, { error: errorText(error, 'The picture could not be uploaded'), isRepeatable: !isRefused });
    }
  };
  return {
    uploads,
    add: (files) => {
      const added = files.map((file) => ({ key: ++lastKey, file }));
      setUploads((before) => [...before, ...added]);
      for (const one of added) void send(one);
    },
    retry: (key) => {
      const failed = uploads.find((one) => one.key === key);
      change(key, { error: undefined });
      if (failed) void send(failed);
    },
    remove: (key) => setUploads((before) => before.filter((one) => one.key !== key)),
  };
}
