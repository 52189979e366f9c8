import { existsSync } from 'node:fs';
import { aptInstall } from '../apt.mjs';
import { fetchPackages } from '../fetched.mjs';
import { apacheConfig } from './apache.mjs';
import { caddyConfig } from './caddy.mjs';
import { nginxConfig } from './nginx.mjs';

/** Folder in which Debian keeps Apache's modules. */
const APACHE_MODULES = '/usr/lib/apache2/modules';

/** @typedef {{ root: string, base: string, port: number, temp: string }} Run */
/**
 * Server of Debian's, run by hand with the configuration that the project gives away.
 * @typedef {object} RealServer
 * @property {string} name
 * @property {string} path of the program
 * @property {string[]} packages of Debian
 * @property {(run: Run) => string} config the whole configuration, for one port of this machine
 * @property {(file: string) => string[]} args to run in the foreground with that configuration
 */

/** @type {readonly RealServer[]} */
const REAL_SERVERS = [
  {
    name: 'nginx',
    path: '/usr/sbin/nginx',
    packages: ['nginx-light'],
    config: ({ root, base, port, temp }) => `daemon off;
pid ${temp}/nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path ${temp}/body;
${nginxConfig({ root, base, listen: `127.0.0.1:${port}` })}}
`,
    args: (file) => ['-c', file, '-e', 'stderr'],
  },
  {
    name: 'Caddy',
    path: '/usr/bin/caddy',
    packages: ['caddy'],
    config: ({ root, base, port }) => caddyConfig({ root, base, listen: `http://localhost:${port}` }),
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
  {
    name: 'Apache',
    path: '/usr/sbin/apache2',
    packages: ['apache2-bin'],
    config: ({ root, base, port, temp }) => `${['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite']
      .map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so\n`)
      .join('')}ServerName localhost
User www-data
Group www-data
PidFile ${temp}/apache.pid
DefaultRuntimeDir ${temp}
ErrorLog ${temp}/error.log
LogLevel error
TypesConfig /dev/null
Listen 127.0.0.1:${port}
${apacheConfig({ root, base, listen: `127.0.0.1:${port}` })}`,
    args: (file) => ['-f', file, '-DFOREGROUND'],
  },
];

/** Servers installed on this machine. */
export const installedServers = () => REAL_SERVERS.filter(({ path }) => existsSync(path));

/** Installs and fetches the servers that this machine lacks, if possible; the tests run on those that are there. */
export function prepareServers() {
  fetchPackages();
  const missing = REAL_SERVERS.filter(({ path }) => !existsSync(path)).flatMap(({ packages }) => packages);
  if (missing.length > 0) aptInstall(...missing);
}
