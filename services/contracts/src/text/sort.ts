/** How a list is sorted: by a field, and with `-` in front downwards. */
export type SortBy<Field extends string> = Field | `-${Field}`;
