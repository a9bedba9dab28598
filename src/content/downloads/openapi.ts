import {parse} from 'yaml';
import {postmanCollection} from '../../contracts/openapi/postman';
import {service} from '../../service';
import {openApi, readFilled, restVersions} from '../contracts';
import type {Downloads} from '../publicFiles';

/** Each version of the REST contract as YAML, as JSON and as a Postman collection. */
const downloads: Downloads = async () => {
  const files = restVersions().map(async (version) => {
    const yaml = readFilled(`openapi/${version}.yaml`);
    return [
      {path: `openapi/${version}.yaml`, content: yaml},
      {path: `openapi/${version}.json`, content: `${JSON.stringify(parse(yaml), null, 2)}\n`},
      {path: `openapi/${version}.postman.json`, content: await postmanCollection(openApi(version), service.site.url)},
    ];
  });
  return (await Promise.all(files)).flat();
};

export default downloads;
