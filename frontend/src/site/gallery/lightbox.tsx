import 'photoswipe/style.css';
import './lightbox.css';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { GalleryPicture } from '../../shared/pictures/picture-files.ts';
import { pictureHash } from '../ui/picture-address.ts';
import { openViewer } from './picture-viewer.ts';

interface LightboxProps {
  pictures: readonly GalleryPicture[];
  /** Key of the picture to show. */
  shown: string;
  onChange: (key: string) => void;
  onClose: () => void;
}

/** Pictures over the page while mounted; afterwards focus returns to the picture that was shown last. */
export default function Lightbox({ pictures, shown, onChange, onClose }: LightboxProps) {
  const viewer = useRef<ReturnType<typeof openViewer>>(null);
  const last = useRef(shown);
  /** Keys that the viewer has reported and the URL has not shown yet: they must not move the viewer back. */
  const reported = useRef(new Set<string>());
  const indexOf = (key: string) => pictures.findIndex((picture) => picture.key === key);

  const change = useEffectEvent((index: number) => {
    const key = pictures[index]?.key ?? shown;
    if (key === last.current) return;
    last.current = key;
    reported.current.add(key);
    onChange(key);
  });
  const close = useEffectEvent(onClose);
  const open = useEffectEvent((onDestroyed: () => void) =>
    openViewer(pictures, indexOf(shown), { onChange: change, onDestroyed }),
  );

  useEffect(() => {
    let isOpen = true;
    const opened = open(() => {
      if (isOpen) close();
      isOpen = false;
    });
    viewer.current = opened;
    return () => {
      const wasOpen = isOpen;
      isOpen = false;
      if (wasOpen) opened.destroy();
      viewer.current = null;
      document.getElementById(pictureHash(last.current))?.querySelector('a')?.focus();
    };
  }, [pictures]);

  const follow = useEffectEvent(() => {
    if (shown === last.current) reported.current.clear();
    else if (!reported.current.has(shown)) viewer.current?.goTo(indexOf(shown));
  });
  useEffect(() => follow(), [shown]);
  return null;
}
