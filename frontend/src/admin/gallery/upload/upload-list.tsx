import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { PanelSection } from '../../ui/panel-section.tsx';
import type { PictureUpload } from './upload-queue.ts';
import { uploads, useUploads } from './uploads.ts';

/** Current uploads with their progress, and failed ones. */
export function UploadList() {
  const list = useUploads();
  if (list.length === 0) return null;
  return (
    <div className="panel mb-5 p-4">
      <PanelSection title="Uploads">
        <ul className="divide-y divide-line">
          {list.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      </PanelSection>
    </div>
  );
}

const stateText = ({ state, percent, error }: PictureUpload): string | undefined =>
  ({ waiting: 'Waiting', sending: percent < 100 ? 'Uploading' : 'Storing', failed: error })[state];

function UploadRow({ upload }: { upload: PictureUpload }) {
  const { id, file, state, percent, isBroken } = upload;
  const hasFailed = state === 'failed';
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{file.name}</p>
        <p className={`text-sm ${hasFailed ? 'text-danger' : 'text-quiet'}`}>{stateText(upload)}</p>
        {!hasFailed && <Progress percent={percent} size="small" aria-label={`Upload of ${file.name}`} />}
      </div>
      {hasFailed && !isBroken && (
        <Button
          icon={<ReloadOutlined aria-hidden />}
          aria-label={`Retry ${file.name}`}
          onClick={() => uploads.retry(id)}
        >
          Retry
        </Button>
      )}
      <Button
        type="text"
        shape="circle"
        icon={<CloseOutlined aria-hidden />}
        aria-label={`${hasFailed ? 'Remove' : 'Cancel upload of'} ${file.name}`}
        onClick={() => uploads.remove(id)}
      />
    </li>
  );
}
