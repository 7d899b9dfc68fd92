import { useCallback } from 'react';
import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';

/** A chosen file with a preview. */
export function FileRow({ file, onRemove }: { file: File; onRemove: () => void }) {
  const preview = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  return (
    <div className="mb-3 flex items-center gap-3">
      <img
        ref={preview}
        alt=""
        width={80}
        height={60}
        decoding="async"
        className="h-15 w-20 shrink-0 rounded-field bg-line object-cover"
      />
      <span className="min-w-0 flex-1 truncate text-sm">{file.name}</span>
      <Button
        type="text"
        shape="circle"
        icon={<CloseOutlined aria-hidden />}
        aria-label={`Remove ${file.name}`}
        onClick={onRemove}
      />
    </div>
  );
}
