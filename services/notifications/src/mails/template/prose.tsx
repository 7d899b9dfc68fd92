import { createContext, useContext, type ReactNode } from 'react';
import { Paragraph } from '../components/components.tsx';

/** The owner's text of the mail that is being rendered; undefined while the mail uses its original text. */
const OwnersText = createContext<ReactNode>(undefined);
export const OwnersTextProvider = OwnersText.Provider;

/** The first paragraph of a mail, which the owner's text replaces. */
export function OpeningParagraph({ children }: { children: ReactNode }) {
  return useContext(OwnersText) ?? <Paragraph>{children}</Paragraph>;
}

/** A further paragraph of a mail, which the owner's text replaces, too. */
export function Prose({ children }: { children: ReactNode }) {
  return useContext(OwnersText) === undefined ? <Paragraph>{children}</Paragraph> : null;
}
