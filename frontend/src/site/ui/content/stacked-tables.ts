/** Tables with fewer columns fit on a phone. */
const MIN_COLUMNS = 3;

const TABLE = /<table>[^]*?<\/table>/g;
const ROW = /<tr>[^]*?<\/tr>/g;
const HEADING = /<th[ >][^]*?<\/th>/g;
const CELL = /<t[hd](?=[ >])/g;
const MERGED = /(?:col|row)span="(?!1")/;

/**
 * Prepares wide tables for narrow screens, which show the cells of a row below one another, each after the name of its
 * column: adds these names, and marks the table and its row of headings for the styles. A table without headings, or
 * with merged cells, is marked as one to scroll. Takes sanitised HTML, whose tables and rows have no attributes.
 */
export function withStackedTables(html: string): string {
  return html.replace(TABLE, (table) => {
    const [top = ''] = table.match(ROW) ?? [];
    const columns = top.match(CELL)?.length ?? 0;
    if (columns < MIN_COLUMNS) return table;
    const names = (top.match(HEADING) ?? []).map(textOf);
    if (names.length < columns || MERGED.test(table)) return table.replace('<table', '<table class="scrolled"');
    return table
      .replace(ROW, (row) => (row === top ? row.replace('<tr', '<tr class="headings"') : labelled(row, names)))
      .replace('<table', '<table class="stacked"');
  });
}

/** The text of an element, as an attribute's value. */
const textOf = (element: string): string =>
  element
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();

function labelled(row: string, names: readonly string[]): string {
  let column = 0;
  return row.replace(CELL, (cell) => `${cell} data-column="${names[column++] ?? ''}"`);
}
