import type { ReactNode } from 'react';
import { color, font } from './theme.ts';

export const table = { width: '100%', margin: '18px 0', borderCollapse: 'collapse' as const };
export const cell = {
  padding: '10px 0',
  borderBottom: `1px solid ${color.line}`,
  fontSize: '15px',
  lineHeight: '22px',
  verticalAlign: 'top' as const,
};
const name = { ...cell, width: '34%', paddingRight: '12px', color: color.quiet };

/** A short list of names and values; a line without a value is left out. */
export function DetailsTable({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <table role="presentation" className="figures" style={table}>
      <tbody>
        {rows
          .filter(([, content]) => content !== null && content !== undefined && content !== '')
          .map(([label, content]) => (
            <tr key={label}>
              <td style={name}>{label}</td>
              <td style={cell}>{content}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** A code or reference, in a font whose letters and digits are easy to tell apart. */
export function Code({ children }: { children: string }) {
  return <strong style={{ fontFamily: font.code, whiteSpace: 'nowrap', letterSpacing: '0.5px' }}>{children}</strong>;
}
