import { useCallback, useState } from 'react';

/** Whether an image has failed, also before hydration, when its error event came too early for React. */
export function usePictureFailed() {
  const [failed, setFailed] = useState(false);
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  return { failed, image: { ref, onError: () => setFailed(true) } };
}
