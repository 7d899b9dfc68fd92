/** How a list is sorted: by a field, descending with a leading `-`. */
export type SortBy<Field extends string> = Field | `-${Field}`;
