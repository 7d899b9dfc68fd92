/** What the services' classes are at run time. */
export type Class = abstract new (...values: never[]) => object;
