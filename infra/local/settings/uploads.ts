import { join } from 'node:path';
import type { Settings } from './settings.ts';

type DataFolder = Pick<Settings, 'dataDir'>;

/** Folder of uploaded files; only its `public` part is served. */
export const uploadsFolder = ({ dataDir }: DataFolder): string => join(dataDir, 'uploads');

/** Folder of the files that the gateway serves under /uploads/. */
export const publicUploadsFolder = (settings: DataFolder): string => join(uploadsFolder(settings), 'public');
