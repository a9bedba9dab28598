/*
 * What code could try on a page of ours, by name: to run a text, to load from elsewhere, or to send to elsewhere. A script of plain JavaScript,
 * because it is put into the page as it is. Each trial gets a call, a
 * function and an address of a stranger; all of them report that they were reached.
 */
{
  const element = (name, values) => Object.assign(document.createElement(name), values);
  const head = (name, values) => document.head.append(element(name, values));
  const body = (name, values) => document.body.append(element(name, values));
  const blob = (text) => URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
  const work = (address, call) => (new Worker(address).onmessage = () => new Function(call)());

  // Frames have this script too; they report to the page.
  if (window === top) window.stopped = [];
  document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => top.stopped.push(effectiveDirective));

  window.breakIn = {
    eval: ({call}) => (0, eval)(call),
    Function: ({call}) => new Function(call)(),
    'text in a timer': ({call}) => setTimeout(call),
    'inline script': ({call}) => head('script', {textContent: call}),
    'inline module': ({call}) => head('script', {type: 'module', textContent: call}),
    'script at data:': ({call}) => head('script', {src: `data:text/javascript,${call}`}),
    'module at data:': ({call}) => import(`data:text/javascript,${call}`),
    'module at blob:': ({call}) => import(blob(call)),
    'handler in markup': ({call}) =>
      document.body.insertAdjacentHTML('beforeend', `<img src="data:," onerror="${call}">`),
    'script in a link': ({call}) => {
      const link = element('a', {href: `javascript:void ${call}`});
      document.body.append(link);
      link.click();
    },
    'script in a frame': ({call}) => body('iframe', {srcdoc: `<script>parent.${call}</script>`}),
    'frame at javascript:': ({call}) => body('iframe', {src: `javascript:void parent.${call}`}),
    'worker at data:': ({call}) => work('data:text/javascript,postMessage(1)', call),
    'worker at blob:': ({call}) => work(blob('postMessage(1)'), call),

    'inline style': ({report}) => {
      head('style', {textContent: 'html { --broken-in: 1 }'});
      if (getComputedStyle(document.documentElement).getPropertyValue('--broken-in')) report();
    },

    'script elsewhere': ({address}) => head('script', {src: address}),
    'module elsewhere': ({address}) => import(address),
    'style sheet elsewhere': ({address}) => head('link', {rel: 'stylesheet', href: address}),
    'style that imports': ({address}) => head('style', {textContent: `@import "${address}";`}),
    'picture elsewhere': ({address}) => body('img', {src: address}),
    'background elsewhere': ({address}) => (document.body.style.backgroundImage = `url("${address}")`),
    'font elsewhere': ({address}) => new FontFace('x', `url("${address}")`).load(),
    'video elsewhere': ({address}) => body('video', {src: address}),
    'frame elsewhere': ({address}) => body('iframe', {src: address}),
    'object elsewhere': ({address}) => body('object', {data: address}),
    'prefetch elsewhere': ({address}) => head('link', {rel: 'prefetch', href: address}),
    fetch: ({address}) => fetch(address),
    XMLHttpRequest: ({address}) => {
      const request = new XMLHttpRequest();
      request.open('POST', address);
      request.send('token');
    },
    beacon: ({address}) => navigator.sendBeacon(address, 'token'),
    'event stream': ({address}) => new EventSource(address),
    WebSocket: ({address}) => new WebSocket(address.replace('https:', 'wss:')),
    form: ({address}) => {
      const form = element('form', {action: address, target: 'other'});
      document.body.append(element('iframe', {name: 'other'}), form);
      form.submit();
    },
    'base address': ({address}) => {
      document.head.prepend(element('base', {href: `${address}/`}));
      return new Promise((resolve) => (element('img', {onerror: resolve}).src = 'below'));
    },
  };
}
