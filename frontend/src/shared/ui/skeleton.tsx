/** A grey stand-in in the shape of what is still on its way. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-field bg-line/70 ${className}`} />;
}
