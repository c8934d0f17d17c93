module Sum where
sum2 :: Int -> Int -> Int
sum2 a b = a + b
