import { useEffect, useState } from 'react';
import { Skeleton } from 'antd';
import { fetchFile } from '../../../ui/files.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

const THUMBNAIL_WIDTH = 480;

type Loaded = { src: string } | 'failed' | undefined;

/** A private picture, fetched by code, because its address needs the admin's token. */
function usePrivatePicture(id: string, width?: number): Loaded {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let src: string | undefined;
    let isGone = false;
    fetchFile(`private-pictures/${id}${width ? `?width=${width}` : ''}`).then(
      (file) => {
        if (isGone) return;
        src = URL.createObjectURL(file);
        setLoaded({ src });
      },
      () => !isGone && setLoaded('failed'),
    );
    return () => {
      isGone = true;
      if (src) URL.revokeObjectURL(src);
    };
  }, [id, width]);
  return loaded;
}

/** A private picture as a thumbnail, which opens it. */
export function PrivatePicture({ id, label }: { id: string; label: string }) {
  const loaded = usePrivatePicture(id, THUMBNAIL_WIDTH);
  const [isOpen, setOpen] = useState(false);
  if (!loaded) return <Skeleton.Node active style={{ width: 80, height: 60 }} />;
  if (loaded === 'failed') {
    return (
      <span className="grid h-15 w-20 place-items-center rounded-field bg-garden-soft p-1 text-center text-xs text-quiet">
        Not available
      </span>
    );
  }
  return (
    <>
      <button type="button" aria-label={`Open ${label}`} onClick={() => setOpen(true)}>
        <img src={loaded.src} alt="" width={80} height={60} className="h-15 w-20 rounded-field bg-line object-cover" />
      </button>
      {isOpen && (
        <Dialog title={label} footer={null} width={900} onCancel={() => setOpen(false)}>
          <LargePicture id={id} label={label} />
        </Dialog>
      )}
    </>
  );
}

function LargePicture({ id, label }: { id: string; label: string }) {
  const loaded = usePrivatePicture(id);
  if (!loaded) return <Skeleton.Node active className="aspect-4/3 w-full!" />;
  if (loaded === 'failed') return <p role="alert">This picture could not be loaded.</p>;
  return <img src={loaded.src} alt={label} className="mx-auto max-h-[75dvh] max-w-full object-contain" />;
}
