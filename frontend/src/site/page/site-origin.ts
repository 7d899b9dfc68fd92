import { createContext, useContext } from 'react';

/** The site's URL without a path, given by the server; a browser reads it from its address. */
export const ServerOrigin = createContext<string | undefined>(undefined);

/** The site's URL without a path, for links that leave the site. */
export const useSiteOrigin = (): string => useContext(ServerOrigin) ?? window.location.origin;
