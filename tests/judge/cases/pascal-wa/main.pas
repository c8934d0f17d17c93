begin
  writeln(3);
end.
