/* Shows the description of the REST layer; signs calls with the token this browser is signed in by, if any. */
const token = localStorage.getItem('token');
window.SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#docs',
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  filter: true,
  tryItOutEnabled: true,
  requestInterceptor: (request) => {
    if (token !== null && request.headers.Authorization === undefined) request.headers.Authorization = token;
    return request;
  },
});
