import {SearchBar} from './island';

export default SearchBar;
