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

/** Pictures over the page, for as long as it is rendered; then focus returns to the picture that was shown last. */
export default function Lightbox({ pictures, shown, onChange, onClose }: LightboxProps) {
  const viewer = useRef<ReturnType<typeof openViewer>>(null);
  const last = useRef(shown);
  const indexOf = (key: string) => pictures.findIndex((picture) => picture.key === key);

  const change = useEffectEvent((index: number) => {
    const key = pictures[index]?.key ?? shown;
    last.current = key;
    if (key !== shown) onChange(key);
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

  const index = indexOf(shown);
  useEffect(() => {
    if (viewer.current && viewer.current.currIndex !== index) viewer.current.goTo(index);
  }, [index]);
  return null;
}
