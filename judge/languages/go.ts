import type { Language } from './language.types.ts';
import { asArguments, nativeToolchain } from './native.ts';
import { firstLine, placeTool } from './tool-search.ts';

export const go: Language = {
  key: 'go',
  name: 'Go',
  contentType: 'text/x-go',
  description: 'Go',
  template: `package main

import "fmt"

func main() {
	var a, b int64
	fmt.Scan(&a, &b)
	fmt.Println(a + b)
}
`,
  timeFactor: 2,
  memoryFactor: 2,
  isChecker: false,
  extensions: ['go'],
  installation: { packages: ['golang-go'] },
  async detect(search) {
    const launcher = await search.find('go');
    if (launcher === null) return null;
    const root = firstLine(await search.output(launcher, ['env', 'GOROOT']));
    const path = await search.executable(`${root}/bin/go`);
    if (path === null) return null;
    const tool = placeTool('go', path, path.startsWith('/usr/') ? root : path.slice(0, -'/bin/go'.length));
    return nativeToolchain({
      version: firstLine(await search.output(path, ['version'])),
      mounts: tool.mounts,
      env: {
        GOCACHE: '/tmp/go-cache',
        GOPATH: '/tmp/go',
        GO111MODULE: 'off',
        CGO_ENABLED: '0',
        GOTOOLCHAIN: 'local',
        GOFLAGS: '-p=1',
      },
      extensions: go.extensions,
      compile: ({ compiled }) => [tool.path, 'build', '-o', 'main', ...asArguments(compiled)],
    });
  },
};
