import type { Attack } from '../attack.types.ts';
import { cookieGet } from './cookie-get.ts';
import { httpFields, wrongQueries } from './http-fields.ts';
import { javaSource } from './java-source.ts';
import { listRequests } from './list-requests.ts';
import { nestedRegistration } from './nested-registration.ts';
import { slowBodies, slowBodiesFromEverywhere } from './slow-bodies.ts';
import { socketOperations, socketSubscriptions } from './web-socket.ts';

/** All attacks, in the order they are run in. */
export const attacks: readonly Attack[] = [
  javaSource,
  socketOperations,
  socketSubscriptions,
  httpFields,
  wrongQueries,
  slowBodies,
  slowBodiesFromEverywhere,
  nestedRegistration,
  listRequests,
  cookieGet,
];
