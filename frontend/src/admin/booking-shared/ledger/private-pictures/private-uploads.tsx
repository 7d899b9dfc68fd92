import { Button, Spin } from 'antd';
import { FileRow } from '../../../ui/pictures/file-row.tsx';
import { PICTURE_FILE_HINT } from '../../../ui/pictures/picture-file.ts';
import { PictureFilesInput } from '../../../ui/pictures/picture-files-input.tsx';
import type { PrivateUpload, PrivateUploads } from './use-private-uploads.ts';

interface PrivateUploadsFieldProps extends PrivateUploads {
  label: string;
  /** Maximum number of pictures. */
  max: number;
}

/** Pictures that only admins see, each with its progress or why it could not be uploaded. */
export function PrivateUploadsField({ label, max, uploads, add, retry, remove }: PrivateUploadsFieldProps) {
  const left = max - uploads.length;
  return (
    <div className="mt-4">
      <p className="mb-2">{label}</p>
      {uploads.map((upload) => (
        <div key={upload.key}>
          <FileRow file={upload.file} onRemove={() => remove(upload.key)} />
          <State upload={upload} onRetry={() => retry(upload.key)} />
        </div>
      ))}
      {left > 0 && (
        <PictureFilesInput label="Add pictures" multiple={left > 1} onFiles={(files) => add(files.slice(0, left))} />
      )}
      <p className="mt-1 text-sm text-quiet">
        {PICTURE_FILE_HINT}, at most {max}. The guest does not see them.
      </p>
    </div>
  );
}

function State({ upload: { file, id, error, isRepeatable }, onRetry }: { upload: PrivateUpload; onRetry: () => void }) {
  if (id) return null;
  if (!error) {
    return (
      <p role="status" className="-mt-2 mb-3 flex items-center gap-2 text-sm text-quiet">
        <Spin size="small" /> Uploading {file.name}
      </p>
    );
  }
  return (
    <p role="alert" className="-mt-2 mb-3 flex flex-wrap items-center gap-2 text-sm text-danger">
      {error}
      {isRepeatable && (
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </p>
  );
}
