/** What home shows to whom is signed in, fetched by them alone. */
export { OwnLists } from './own-lists.tsx';
export { OwnWork } from './own-work.tsx';
