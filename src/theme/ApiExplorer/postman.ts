/** The classes of `postman-collection` that a request is made of; its main file brings answers, fake data and scripts too. */
export {Cookie} from 'postman-collection/lib/collection/cookie';
export {CookieList} from 'postman-collection/lib/collection/cookie-list';
export {FormParam} from 'postman-collection/lib/collection/form-param';
export {QueryParam} from 'postman-collection/lib/collection/query-param';
export {Request} from 'postman-collection/lib/collection/request';
export {Variable} from 'postman-collection/lib/collection/variable';
