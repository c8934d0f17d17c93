// Before the first paint: the colour scheme that was chosen, else the device's, the density of tables, and whether the
// page has the site's bar. And the files and the first data of the page at this address, asked for beside the frame and
// not after it. A file of its own, since the content security policy allows no inline scripts.
(function () {
  // What the frame asks for, and the pages people come to first; the build fills them in (scripts/before-paint.ts).
  var first = { frame: [], viewer: [], pages: [] };
  var root = document.documentElement;

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  // As `chooseLocale` does.
  function locale() {
    var chosen = [stored('Web_Language')].concat(navigator.languages || []);
    for (var i = 0; i < chosen.length; i += 1) {
      if (/^zh\b/i.test(chosen[i])) return 'zh-CN';
      if (/^en\b/i.test(chosen[i])) return 'en-US';
    }
    return 'zh-CN';
  }

  function preload(file) {
    var link = document.createElement('link');
    link.href = '/' + file;
    link.crossOrigin = '';
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    } else link.rel = 'modulepreload';
    document.head.append(link);
  }

  var scheme = stored('colorScheme');
  var isDark = scheme ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.classList.add(isDark ? 'dark' : 'light');
  root.style.colorScheme = isDark ? 'dark' : 'light';
  if (stored('density') === 'compact') root.dataset.density = 'compact';

  // Management, the board on a wall and focus mode have no bar, or another one.
  if (/^\/(admin|scrollBoard)\b|\/full-screen$/.test(location.pathname)) root.classList.add('apart');

  // A view as somebody else has a token of its own, and asks later.
  var isView = true;
  try {
    isView = sessionStorage.getItem('view') !== null;
  } catch {}
  var token = stored('token');
  var language = locale();
  // Answers by what was asked; `takeEarly` takes them.
  var early = (window.earlyAnswers = { since: performance.now(), byQuestion: {} });

  function ask(body) {
    var headers = {
      Accept: 'application/graphql-response+json,application/json;q=0.9',
      'Accept-Language': language,
      'Content-Type': 'application/json',
    };
    if (token) headers.Authorization = token;
    var answer = fetch('/graphql', { method: 'POST', headers: headers, body: body });
    // Who takes it sees the failure.
    answer.catch(function () {});
    early.byQuestion[body.slice(0, body.indexOf(',"query"'))] = { answer: answer, token: token, language: language };
  }

  var parts = location.pathname.split('/');

  // "$2" stands for any second part of the address.
  function isHere(address) {
    var wanted = address.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every(function (part, index) {
        return part.startsWith('$') ? parts[index] !== '' : part === parts[index];
      })
    );
  }

  function filled(question) {
    return question.replace(/"\$(\w+)"/g, function (_all, name) {
      return JSON.stringify(name === 'language' ? language : decodeURIComponent(parts[Number(name)]));
    });
  }

  if (!isView) first.frame.concat(token ? first.viewer : []).forEach(ask);
  first.pages.forEach(function (page) {
    if (!page.addresses.some(isHere)) return;
    page.files.concat(page.sentences[language]).forEach(preload);
    if (isView || location.search) return;
    page.questions.map(filled).forEach(ask);
  });
})();
