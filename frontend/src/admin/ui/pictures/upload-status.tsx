/** Says that a chosen file is being uploaded. */
export function UploadStatus({ isUploading }: { isUploading: boolean }) {
  return (
    <p role="status" className="text-sm text-quiet empty:hidden">
      {isUploading && 'Uploading and preparing the picture…'}
    </p>
  );
}
