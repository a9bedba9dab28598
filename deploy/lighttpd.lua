-- For lighttpd.conf: copy it to /etc/lighttpd/psb-docs.lua.
local request, header = lighty.r.req_attr, lighty.r.resp_header
local address = request["uri.path"]:gsub("^/+", "/")
local file = request["physical.path"]:gsub("/+$", "")

local function is(kind, path)
  local state = lighty.c.stat(path)
  return state and state[kind]
end

local function lead(page)
  local query = request["uri.query"]
  header["Location"] = page .. (query and query ~= "" and "?" .. query or "")
  return 301
end

-- Every other spelling of a page's address leads to the page.
local folder = address:match("^(.*/)index%.html$")
if folder then return lead(folder) end
if address ~= "/" and is("is_file", file .. ".html") then return lead(address:gsub("/+$", "") .. ".html") end
-- A folder is not listed.
if is("is_dir", file) and not is("is_file", file .. "/index.html") then return 404 end

-- The names of assets change with their content.
local stays = address:find("/assets/", 1, true) and is("is_file", file)
header["Cache-Control"] = stays and "public, max-age=31536000, immutable" or "no-cache"
-- The list of APIs (RFC 9727).
if address:find("/%.well%-known/api%-catalog$") then header["Link"] = '</.well-known/api-catalog>; rel="api-catalog"' end
return 0
