import { testPassword } from '../../factories/user.ts';
import type { Exercise } from './exercise.ts';
import type { Scene } from './scene.ts';

/** The smallest picture there is: a GIF of one pixel. */
export const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');

function asMover({ mover }: Scene): Pick<Exercise, 'headers'> {
  return { headers: { Authorization: mover.token } };
}

/** Requests for the calls by which people change their own account. */
export const ownAccountExercises: Readonly<Record<string, (scene: Scene) => Exercise>> = {
  'GET /api/get-change-email-code': (scene) => ({ ...asMover(scene), query: { email: 'mover-later@example.org' } }),
  'POST /api/change-email': (scene) => ({
    ...asMover(scene),
    body: { password: testPassword, newEmail: 'mover-now@example.org', code: scene.mover.emailCode },
  }),
  'POST /api/change-userInfo': (scene) => ({
    ...asMover(scene),
    // As old clients do it: the whole user, what is empty left out.
    body: {
      uid: scene.user.id,
      username: 'mover',
      realname: 'M. Over',
      nickname: 'mo',
      signature: 'hi',
      blog: 'https://example.org',
      github: 'https://github.com/mo',
      number: 7,
      cfUsername: 'mo',
      gender: 'female',
      roleList: ['root'],
    },
  }),
  'POST /api/file/upload-avatar': (scene) => {
    const body = new FormData();
    body.set('image', new Blob([pixel]), 'me.gif');
    return { ...asMover(scene), body };
  },
  'POST /api/change-password': (scene) => ({
    ...asMover(scene),
    body: { oldPassword: testPassword, newPassword: 'another-1' },
  }),
};
