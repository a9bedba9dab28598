/**
 * Loaded before the build of the second copy: the clock is REPRODUCE_DAYS_LATER days later, and every folder is read backwards. What a build writes
 * may depend on neither.
 */
import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';

const later = Number(process.env.REPRODUCE_DAYS_LATER) * 86_400_000;
const {now} = Date;
const shifted = () => now() + later;

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [shifted()], made),
  apply: (target) => new target(shifted()).toString(),
  get: (target, name, self) => (name === 'now' ? shifted : Reflect.get(target, name, self)),
});

const {readdir, readdirSync} = fs;
const readdirAsync = fs.promises.readdir;
fs.readdirSync = (...given) => readdirSync(...given).reverse();
fs.promises.readdir = async (...given) => (await readdirAsync(...given)).reverse();
fs.readdir = (...given) => {
  const done = given.pop();
  readdir(...given, (problem, names) => done(problem, names?.reverse()));
};
syncBuiltinESMExports();
