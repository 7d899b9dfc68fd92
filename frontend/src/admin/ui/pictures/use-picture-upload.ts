import type { PictureView } from '@farmhouse/contracts/catalogue/gallery';
import { useLazyUploadedPictureQuery, useUploadPictureMutation } from './pictures.api.ts';

const POLL_MS = 700;
/** Time after which processing counts as failed; a large photo takes seconds. */
const TIMEOUT_MS = 120_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Uploads a picture; resolves when its files are ready. Rejects if the server refuses the file or cannot read it. */
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
