import { telLink } from '@farmhouse/contracts/text/phone';
import { color } from './theme.ts';

/** A phone number as a link that calls it. */
export function PhoneNumber({ children }: { children: string }) {
  return (
    <a href={telLink(children)} style={{ color: color.terracotta }}>
      {children}
    </a>
  );
}
