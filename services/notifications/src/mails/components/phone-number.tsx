import { phoneLink } from '../text/phone-link.ts';
import { color } from './theme.ts';

/** A phone number as a link that calls it. */
export function PhoneNumber({ children }: { children: string }) {
  return (
    <a href={phoneLink(children)} style={{ color: color.terracotta }}>
      {children}
    </a>
  );
}
