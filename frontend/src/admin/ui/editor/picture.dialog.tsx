import { useState } from 'react';
import { Form, Input, Radio, type FormRule } from 'antd';
import type { Editor } from '@tiptap/react';
import { GALLERY_ALT_MAX_LENGTH, type GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { Dialog } from '../overlays/dialog.tsx';
import { ALT_TEXT_HINT } from '../pictures/alt-text.ts';
import { FileRow } from '../pictures/file-row.tsx';
import { GalleryPicker } from '../pictures/gallery-picker.tsx';
import { PICTURE_FILE_HINT } from '../pictures/picture-file.ts';
import { PictureFilesInput } from '../pictures/picture-files-input.tsx';
import { Thumbnail } from '../pictures/thumbnail.tsx';
import { thumbnailUrl } from '../pictures/thumbnail-url.ts';
import { usePictureUpload } from '../pictures/use-picture-upload.ts';
import { reportOutcome } from '../forms/report-outcome.ts';
import { pictureAddress, required } from '../forms/rules.ts';
import { useOneAtATime } from '../forms/use-one-at-a-time.ts';
import { useUnsavedFormGuard } from '../forms/containers/use-unsaved-guard.tsx';

interface PictureFields {
  pictureSource: 'upload' | 'gallery' | 'url';
  pictureFile?: File;
  pictureOfGallery?: GalleryItemView;
  pictureAddress?: string;
  pictureAlt: string;
}

const SOURCES = [
  { value: 'upload', label: 'Upload' },
  { value: 'gallery', label: 'Gallery' },
  { value: 'url', label: 'By address' },
];
const pictureRequired: FormRule = { required: true, message: 'Choose a picture' };
const address = pictureAddress('Enter an address that starts with https://');

/** Inserts a picture from a file, the gallery or a URL; the alt text is required. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [form] = Form.useForm<PictureFields>();
  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);
  const source = Form.useWatch('pictureSource', form) ?? 'upload';
  const upload = usePictureUpload();
  const [isBusy, setBusy] = useState(false);

  const sourceOf = async (fields: PictureFields) => {
    const { pictureFile, pictureOfGallery, pictureAddress = '' } = fields;
    if (source === 'upload' && pictureFile) return sized(await upload(pictureFile));
    if (source === 'gallery' && pictureOfGallery) return sized(pictureOfGallery);
    return { src: pictureAddress.trim() };
  };
  /** The gallery's alt text is copied unless one was typed. */
  const proposeAlt = ({ alt }: GalleryItemView) => {
    if (!form.isFieldTouched('pictureAlt')) form.setFieldValue('pictureAlt', alt);
  };
  const insert = async (fields: PictureFields): Promise<void> => {
    setBusy(true);
    const made = await reportOutcome(sourceOf(fields), {
      failed: 'Failed to upload image',
      again: () => insert(fields),
    });
    setBusy(false);
    if (!made || editor.isDestroyed) return;
    editor
      .chain()
      .focus()
      .setImage({ ...made.result, alt: fields.pictureAlt.trim() })
      .run();
    onClose();
  };
  const insertOnce = useOneAtATime(insert);
  return (
    <Dialog
      title="Picture"
      okText="Insert picture"
      confirmLoading={isBusy}
      closable={!isBusy}
      cancelButtonProps={{ disabled: isBusy }}
      keyboard={!isBusy}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={requestClose}
    >
      <Form<PictureFields>
        form={form}
        layout="vertical"
        disabled={isBusy}
        initialValues={{ pictureSource: 'upload' }}
        onFinish={insertOnce}
      >
        <Form.Item name="pictureSource" label="From">
          <Radio.Group options={SOURCES} />
        </Form.Item>
        {source === 'gallery' && (
          <Form.Item name="pictureOfGallery" label="Picture of the gallery" rules={[pictureRequired]}>
            <GalleryField isDisabled={isBusy} onChange={proposeAlt} />
          </Form.Item>
        )}
        {source === 'upload' && (
          <Form.Item name="pictureFile" label="File" extra={PICTURE_FILE_HINT} rules={[pictureRequired]}>
            <FileField isDisabled={isBusy} />
          </Form.Item>
        )}
        {source === 'url' && (
          <Form.Item name="pictureAddress" label="Picture address" rules={[address]}>
            <Input inputMode="url" autoCapitalize="none" autoComplete="off" />
          </Form.Item>
        )}
        <Form.Item name="pictureAlt" label="Alt text" extra={ALT_TEXT_HINT} rules={[required('Alt text')]}>
          <Input maxLength={GALLERY_ALT_MAX_LENGTH} />
        </Form.Item>
        <p role="status">{isBusy && source === 'upload' && 'Uploading and preparing the picture…'}</p>
        <button type="submit" hidden />
      </Form>
      {discardDialog}
    </Dialog>
  );
}

interface FileFieldProps {
  /** Set by the form item, as are the others. */
  id?: string;
  value?: File;
  onChange?: (file: File | undefined) => void;
  isDisabled: boolean;
}

function FileField({ id, value, onChange, isDisabled }: FileFieldProps) {
  if (value) return <FileRow file={value} onRemove={() => onChange?.(undefined)} />;
  return <PictureFilesInput id={id} disabled={isDisabled} onFiles={([file]) => onChange?.(file)} />;
}

/** A picture with its size in pixels, where that is known. */
function sized({ url, width, height }: Pick<GalleryItemView, 'url' | 'width' | 'height'>) {
  return { src: url, ...(width && height ? { width, height } : {}) };
}

interface GalleryFieldProps {
  /** Set by the form item. */
  value?: GalleryItemView;
  onChange: (picture: GalleryItemView) => void;
  isDisabled: boolean;
}

function GalleryField({ value, onChange, isDisabled }: GalleryFieldProps) {
  return (
    <div className="grid gap-2">
      {value && (
        <div className="w-40 overflow-hidden rounded-field">
          <Thumbnail src={thumbnailUrl(value)} alt={value.alt} color={value.color} />
        </div>
      )}
      <GalleryPicker disabled={isDisabled} onPick={onChange} />
    </div>
  );
}
