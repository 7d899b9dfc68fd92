import { LoadingOutlined, WarningOutlined } from '@ant-design/icons';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { Thumbnail } from '../ui/pictures/thumbnail.tsx';
import { thumbnailUrl } from '../ui/pictures/thumbnail-url.ts';

/** The picture, or the state of its upload. */
export function GalleryPicture({ item }: { item: GalleryItemView }) {
  const { status = 'ready', alt, color } = item; // a response may have no status
  if (status === 'ready') return <Thumbnail src={thumbnailUrl(item)} alt={alt} color={color} />;
  const isProcessing = status === 'processing';
  return (
    <div
      className={`grid aspect-4/3 content-center justify-items-center gap-2 p-4 text-center text-sm ${isProcessing ? 'bg-line text-ink' : 'bg-danger-soft text-danger'}`}
    >
      <span aria-hidden className="text-2xl">
        {isProcessing ? <LoadingOutlined /> : <WarningOutlined />}
      </span>
      <p className="font-semibold">{isProcessing ? 'Processing' : 'Failed'}</p>
      <p>
        {isProcessing
          ? 'It appears here and on the site in a moment.'
          : 'This file cannot be read as a picture. Delete it and upload another one.'}
      </p>
    </div>
  );
}
