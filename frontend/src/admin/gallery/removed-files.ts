/** What removing an upload's files does besides: its address may have been chosen for other pages. */
export const LOST_ELSEWHERE = 'what else was given this picture (services, the home page, posts) shows it no more';
