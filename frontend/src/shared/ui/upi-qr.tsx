import { create } from 'qrcode';

/** Width of the QR code's quiet zone, in modules. */
const QUIET_ZONE = 4;

/** The payment link as a QR code, generated in the browser without any other service. */
export default function UpiQr({ link, label }: { link: string; label: string }) {
  const { modules } = create(link, { errorCorrectionLevel: 'M' });
  const size = modules.size + 2 * QUIET_ZONE;
  let path = '';
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) path += `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`;
    }
  }
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-56 rounded-field border border-line bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
