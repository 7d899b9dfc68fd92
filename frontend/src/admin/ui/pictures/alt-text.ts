/** The hint of every field for the alternative text of a picture. */
export const ALT_TEXT_HINT = 'What the picture shows, for people who cannot see it';
