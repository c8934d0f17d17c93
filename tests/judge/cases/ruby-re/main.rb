raise "raised"
