/** An anchor point of a mark or a letter; null where a font omits it. */
type Anchor = object | null | undefined;

/** The part of pdfkit's font library that places marks. */
interface MarkPlacement {
  getAnchor(anchor: Anchor): unknown;
  applyLookup(type: number, table: unknown): boolean;
}

interface OpenFont {
  font?: { _layoutEngine?: { engine?: { GPOSProcessor?: MarkPlacement } | null } };
}

class MissingAnchor extends Error {}

/**
 * Lets the document's current font omit anchors, as OpenType allows: the next table of the font then places the mark.
 * Without this fontkit throws on common words such as శ్రీనివాస. Source: foliojs/fontkit, issue 367.
 */
export function allowMissingAnchors(doc: PDFKit.PDFDocument): void {
  const { _font: current } = doc as unknown as { _font?: OpenFont };
  const placement = current?.font?._layoutEngine?.engine?.GPOSProcessor;
  if (!placement || Object.hasOwn(placement, 'getAnchor')) return;

  const { getAnchor, applyLookup } = placement;
  placement.getAnchor = function (anchor) {
    if (!anchor) throw new MissingAnchor();
    return getAnchor.call(this, anchor);
  };
  placement.applyLookup = function (type, table) {
    try {
      return applyLookup.call(this, type, table);
    } catch (error) {
      if (error instanceof MissingAnchor) return false;
      throw error;
    }
  };
}
