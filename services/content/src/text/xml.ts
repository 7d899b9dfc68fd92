/** Characters that XML 1.0 does not allow, even escaped. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes a text for an XML element or attribute. */
export function xmlText(text: string): string {
  return text.replace(NOT_XML, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** One element with escaped text. */
export function xmlElement(name: string, text: string | number): string {
  return `<${name}>${xmlText(String(text))}</${name}>`;
}
