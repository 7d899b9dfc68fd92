import { createContext, useContext, type ReactNode } from 'react';

/** The owner's text of the mail that is being written; undefined while it has its own. */
const OwnersText = createContext<ReactNode>(undefined);
export const OwnersTextProvider = OwnersText.Provider;

/** The first words of a mail; the owner's text stands in their place. */
export function Opening({ children }: { children: ReactNode }) {
  return <>{useContext(OwnersText) ?? children}</>;
}

/** Further words of a mail, which the owner's text replaces, too. */
export function Prose({ children }: { children: ReactNode }) {
  return useContext(OwnersText) === undefined ? <>{children}</> : null;
}
