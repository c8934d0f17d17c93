import type { Exercise } from './exercise.ts';
import type { Scene } from './scene.ts';

const asRoot = ({ rootToken }: Scene) => ({ headers: { Authorization: rootToken } });

const noDatabase = {
  dbName: '',
  dbHost: '',
  dbPort: 0,
  dbUsername: '',
  dbPassword: '',
  redisHost: '',
  redisPort: 0,
  redisPassword: '',
};

/** Requests of the areas "site", "admin-announcement", "admin-config" and "admin-switch". */
export const siteExercises: Readonly<Record<string, (scene: Scene) => Exercise>> = {
  'GET /api/get-website-config': () => ({}),
  'GET /api/home-carousel': () => ({}),
  'GET /api/get-common-announcement': () => ({ query: { currentPage: 1, limit: 5 } }),
  'GET /api/get-recent-contest': () => ({}),
  'GET /api/get-recent-other-contest': () => ({}),
  'GET /api/get-recent-seven-ac-rank': () => ({}),
  'GET /api/get-recent-updated-problem': () => ({}),
  'GET /api/get-last-week-submission-statistics': () => ({ query: { forceRefresh: true } }),
  'GET /api/check-user-sign-info': () => ({ isSignedIn: true }),
  'GET /api/get-user-sign-info': () => ({ isSignedIn: true }),
  'GET /api/admin/announcement': (scene) => ({ ...asRoot(scene), query: { currentPage: 1, limit: 10 } }),
  'POST /api/admin/announcement': (scene) => ({
    ...asRoot(scene),
    body: { id: null, title: 'Maintenance', content: 'On **Sunday**', status: 0, uid: scene.user.id },
  }),
  'PUT /api/admin/announcement': (scene) => ({
    ...asRoot(scene),
    body: {
      id: scene.site.announcementId,
      title: 'Welcome',
      content: 'Hello',
      status: 1,
      uid: scene.user.id,
      gmtCreate: '',
    },
  }),
  'DELETE /api/admin/announcement': (scene) => ({ ...asRoot(scene), query: { aid: scene.site.oldAnnouncementId } }),
  'GET /api/admin/config/get-web-config': (scene) => asRoot(scene),
  'PUT /api/admin/config/set-web-config': (scene) => ({
    ...asRoot(scene),
    body: {
      baseUrl: 'http://localhost',
      name: 'Ours',
      shortName: 'O',
      description: 'A site',
      register: true,
      recordName: null,
      recordUrl: '',
      projectName: 'Verdict',
      projectUrl: 'https://example.org',
    },
  }),
  'GET /api/admin/config/get-db-and-redis-config': (scene) => asRoot(scene),
  'PUT /api/admin/config/set-db-and-redis-config': (scene) => ({ ...asRoot(scene), body: noDatabase }),
  'DELETE /api/admin/config/home-carousel': (scene) => ({ ...asRoot(scene), query: { id: scene.site.oldImageId } }),
  'POST /api/file/upload-carouse-img': (scene) => {
    const body = new FormData();
    body.set('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="88" height="44"/>']), 'slide.svg');
    return { ...asRoot(scene), body };
  },
  'GET /api/admin/switch/info': (scene) => asRoot(scene),
  'PUT /api/admin/switch/update': (scene) => ({
    ...asRoot(scene),
    body: {
      openPublicJudge: true,
      defaultSubmitInterval: '0',
      defaultCreateGroupLimit: '',
      hduUsernameList: [],
      hduPasswordList: [],
    },
  }),
};
