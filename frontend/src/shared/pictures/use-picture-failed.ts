import { useCallback, useState } from 'react';

/** True if an image has failed to load, also before hydration, when React misses its error event. */
export function usePictureFailed() {
  const [failed, setFailed] = useState(false);
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  return { failed, image: { ref, onError: () => setFailed(true) } };
}
