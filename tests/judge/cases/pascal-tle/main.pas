var
  i: int64;
begin
  i := 0;
  while true do inc(i);
end.
