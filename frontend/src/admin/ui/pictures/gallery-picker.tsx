import { useState } from 'react';
import { Button } from 'antd';
import { GALLERY_CATEGORIES, type GalleryCategory, type GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { CountFilter } from '../filters/count-filter.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { EmptyState, ErrorState, LoadingState } from '../states.tsx';
import { wordLabel } from '../word-label.ts';
import { useShownGalleryQuery } from './pictures.api.ts';
import { Thumbnail } from './thumbnail.tsx';
import { thumbnailUrl } from './thumbnail-url.ts';

const WIDTH_PX = 860;

interface GalleryPickerProps {
  disabled?: boolean;
  /** The purpose of the picture, part of the button's accessible name. */
  label?: string;
  onPick: (picture: GalleryItemView) => void;
}

/** A button that opens the gallery, to choose one of its pictures. */
export function GalleryPicker({ disabled, label, onPick }: GalleryPickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        disabled={disabled}
        className="min-h-11 justify-self-start"
        aria-label={label && `Choose from the gallery: ${label}`}
        onClick={() => setOpen(true)}
      >
        Choose from the gallery
      </Button>
      {isOpen && (
        <GalleryDialog
          onPick={(picture) => {
            setOpen(false);
            onPick(picture);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface GalleryDialogProps {
  onPick: (picture: GalleryItemView) => void;
  onClose: () => void;
}

function GalleryDialog({ onPick, onClose }: GalleryDialogProps) {
  return (
    <Dialog
      title="Pictures of the gallery"
      footer={null}
      width={WIDTH_PX}
      style={{ top: 24 }}
      styles={{ body: { maxHeight: 'calc(100dvh - 9rem)', overflowY: 'auto' } }}
      onCancel={onClose}
    >
      <Pictures onPick={onPick} />
    </Dialog>
  );
}

function Pictures({ onPick }: Pick<GalleryDialogProps, 'onPick'>) {
  const { data, isError, refetch } = useShownGalleryQuery(undefined, { refetchOnMountOrArgChange: true });
  const [category, setCategory] = useState<GalleryCategory>();
  if (!data) return isError ? <ErrorState what="The pictures" onRetry={refetch} /> : <LoadingState />;
  if (data.length === 0) return <EmptyState text="No images" hint="Upload a file, or add pictures to the gallery." />;
  const shown = data.filter((picture) => !category || picture.category === category);
  return (
    <>
      <CountFilter
        label="Category of the gallery"
        allText="All Categories"
        values={GALLERY_CATEGORIES}
        labelOf={wordLabel}
        present={data.map((picture) => picture.category)}
        chosen={category}
        onChange={setCategory}
      />
      <ul aria-label="Pictures" className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {shown.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              className="block w-full cursor-pointer overflow-hidden rounded-field border border-line text-left hover:border-garden focus-visible:outline-3 focus-visible:outline-water"
              onClick={() => onPick(picture)}
            >
              <Thumbnail src={thumbnailUrl(picture)} alt="" color={picture.color} />
              <span className="block p-2 text-sm wrap-anywhere">{picture.alt}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
