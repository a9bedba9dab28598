import path from 'node:path';
import {expect, test} from 'vitest';
import {commandLine} from '../../../src/sandbox/commandLine';
import {DEFAULT_OPTIONS} from '../../../src/sandbox/options';

test('without arguments, every option has its default', () => {
  expect(commandLine([])).toEqual({run: {options: DEFAULT_OPTIONS}});
});

test('reads every option, and --webhook-allow more than once', () => {
  const args =
    '--port 5000 --speed 0.5 --seed 7 --webhook-allow a.example --webhook-allow b.example --save s.json --chaos';
  const options = {
    speed: 0.5,
    seed: 7,
    webhookHosts: ['a.example', 'b.example'],
    save: path.resolve('s.json'),
    chaos: true,
  };
  expect(commandLine(args.split(' '))).toEqual({run: {port: 5000, options}});
});

test('an option wins over SANDBOX_PORT, and an empty variable is none', () => {
  expect(commandLine(['--port', '0'], '5000')).toMatchObject({run: {port: 0}});
  expect(commandLine([], '5000')).toMatchObject({run: {port: 5000}});
  expect(commandLine([], '')).toMatchObject({run: {port: undefined}});
});

test('the help names every option', () => {
  const command = commandLine(['--help', '--port', '5000']);
  const help = 'help' in command ? command.help : '';
  for (const option of ['port', 'speed', 'seed', 'webhook-allow', 'save', 'chaos', 'licences', 'help']) {
    expect(help).toMatch(new RegExp(`^ {2}--${option}\\b`, 'm'));
  }
});

test.each([
  [['--frob'], 'Unknown option --frob. To list the options, use --help.'],
  [['--frob=1'], 'Unknown option --frob. To list the options, use --help.'],
  [['-x'], 'Unknown option -x. To list the options, use --help.'],
  [['5000'], 'Only options are allowed. To list them, use --help.'],
  [['--port'], '--port requires a value. For a description, use --help.'],
  [['--port', '--chaos'], '--port requires a value. For a description, use --help.'],
  [['--chaos=yes'], "--chaos doesn't accept a value. For a description, use --help."],
  [['--port', '65536'], "--port must be a whole number from 0 to 65535, not '65536'."],
  [['--port', '1.5'], "--port must be a whole number from 0 to 65535, not '1.5'."],
  [['--port='], "--port must be a whole number from 0 to 65535, not ''."],
  [['--port', '-1'], "--port must be a whole number from 0 to 65535, not '-1'."],
  [['--seed', '-1'], "--seed must be a whole number from 0 to 9007199254740991, not '-1'."],
  [['--speed', '-5'], "--speed must be a number above 0, up to 1000000, not '-5'."],
  [['--speed', '0'], "--speed must be a number above 0, up to 1000000, not '0'."],
  [['--speed', '1e9'], "--speed must be a number above 0, up to 1000000, not '1e9'."],
  [['--chaos', '-1'], "--chaos doesn't accept a value. For a description, use --help."],
  [['--save='], '--save requires the name of a file.'],
  [['--seed', '0x1'], "--seed must be a whole number from 0 to 9007199254740991, not '0x1'."],
] as const)('%j is wrong: %s', (args, wrong) => {
  expect(commandLine(args)).toEqual({wrong});
});

test('a number can have an exponent', () => {
  expect(commandLine(['--speed', '1e3'])).toMatchObject({run: {options: {speed: 1000}}});
});

test.each(['http://erp.test/x', 'erp.test/x', 'erp.test:8080', 'user@erp.test', '*.test', 'erp test', '', '[::'])(
  "'%s' is no host of webhooks",
  (host) => {
    const wrong = `--webhook-allow must be a host name, such as erp.test, not '${host}'.`;
    expect(commandLine([`--webhook-allow=${host}`])).toEqual({wrong});
  },
);

test('hosts of webhooks are those that addresses have', () => {
  const args = ['ERP.test', 'erp_1', '10.0.0.7', '[FE80::1]'].flatMap((host) => ['--webhook-allow', host]);
  expect(commandLine(args)).toMatchObject({
    run: {options: {webhookHosts: ['erp.test', 'erp_1', '10.0.0.7', '[fe80::1]']}},
  });
});

test('a wrong SANDBOX_PORT is named', () => {
  expect(commandLine([], 'many')).toEqual({wrong: "SANDBOX_PORT must be a whole number from 0 to 65535, not 'many'."});
});
